/** Made by icons-plugin.ts: name → path data. */
declare module 'virtual:icons/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
/** Made by icons-plugin.ts: address of a JSON file with name → path data. */
declare module 'virtual:pictures/*' {
  const address: string;
  export default address;
}
