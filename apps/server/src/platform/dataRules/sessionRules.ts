/** What `alpaca.rules` says where nothing narrows. Anything else, nothing included, narrows. */
export const noRules = 'none';

/** What it says where rules cannot be read or made use of: no subject has any, so nothing passes. */
export const nothingInSight = '{}';
