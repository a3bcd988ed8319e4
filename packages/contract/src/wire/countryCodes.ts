/** ISO 3166-1 alpha-2. */
export const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

const known = new Set(countryCodes);
export const isCountryCode = (code: string): boolean => known.has(code);

// Whose post has no codes, so that nobody can be asked for one.
const withoutPostCodes = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI
   KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TT TV UG VU YE ZW`.split(
    /\s+/,
  ),
);

const five = /^\d{5}$/;
const six = /^\d{6}$/;
const four = /^\d{4}$/;
// Only countries whose codes have one settled form; any other code is taken as it is written.
const postCodeForms: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  PL: /^\d{2}-?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  SA: /^\d{5}(-?\d{4})?$/,
  DE: five,
  FR: five,
  ES: five,
  IT: five,
  MX: five,
  KR: five,
  TH: five,
  MY: five,
  CN: six,
  SG: six,
  RU: six,
  AU: four,
  NZ: four,
};

export const hasPostCodes = (country: string): boolean => !withoutPostCodes.has(country);

/** Whether a post code can be one of its country. */
export const isPostCodeOf = (country: string, postCode: string): boolean =>
  postCodeForms[country]?.test(postCode) ?? true;
