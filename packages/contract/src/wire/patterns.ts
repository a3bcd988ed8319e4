/** Shapes of texts that are also checked where no schema is loaded: on the login page. */
export const patterns = {
  /** A mainland mobile number, or an international one with its +country code. */
  mobile: /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/,
  /** As sent by text message or mail. */
  code: /^\d{6}$/,
} as const;
