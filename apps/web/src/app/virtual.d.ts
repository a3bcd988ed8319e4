declare module 'virtual:library-styles' {
  /** Where the file is; empty while developing. */
  const href: string;
  export default href;
}
