/** Made by icons-plugin.ts: name → path data. */
declare module 'virtual:icons/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
