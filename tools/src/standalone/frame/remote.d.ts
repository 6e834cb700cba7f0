/** The remote that stands alone; the build points these at its files. */
declare module 'standalone-remote/declaration' {
  const declaration: import('@kengetal/contract/remote').RemoteDeclarationInput;
  export default declaration;
}
declare module 'standalone-remote/screens' {
  const screens: Readonly<Record<string, import('react').ComponentType | undefined>>;
  export default screens;
}
