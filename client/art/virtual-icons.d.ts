/** Made by icons-plugin.ts: name → path data. */
declare module 'virtual:icons/signs' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
declare module 'virtual:icons/lobby' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
declare module 'virtual:icons/silhouettes' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
