interface ImportMetaEnv {
  /** Whether this build shows the gallery: development, and browser tests that ask for it. */
  readonly ALPACA_GALLERY?: boolean;
}
