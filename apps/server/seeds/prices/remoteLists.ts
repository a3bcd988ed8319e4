import { remote } from './write.ts';

/** Places that are dearer to reach: real postcodes, an invented carrier's choice of them. */
const britain = [
  ...remote('GB', 'highlands', 'IV', 'HS', 'KW', 'PH17-PH26', 'PH30-PH44', 'PH49-PH50'),
  ...remote('GB', 'highlands', 'PA20-PA49', 'PA60-PA78', 'KA27-KA28', 'ZE'),
  ...remote('GB', 'islands', 'TR21-TR25', 'PO30-PO41'),
];
const germany = remote(
  'DE',
  'islands',
  '18565',
  '25849',
  '25859',
  '25863',
  '25869',
  '25938',
  '25946',
  '25980-25999',
  '26465',
  '26474',
  '26486',
  '26548',
  '26571',
  '26579',
  '26757',
  '27498',
  '83256',
);
const france = remote('FR', 'corsica', '20');
const japan = [
  ...remote('JP', 'islands', '10001-10002', '10011-10016', '10021'),
  ...remote('JP', 'islands', '68401-68404', '81751-81752', '89130-89193'),
];
const saudi = remote('SA', 'desert', '33', '44-46', '55', '66-68', '76-77');
const overseasUs = [
  ...remote('US', 'alaska', '995-999'),
  ...remote('US', 'hawaii', '967-968'),
  ...remote('US', 'puertoRico', '006-009'),
];
const countryside = [
  ...remote('US', 'extended', '04732-04788', '41701-41775', '57701-57799', '59001-59999'),
  ...remote('US', 'extended', '79830-79855', '82001-83128', '87001-87052', '89301-89445'),
  ...remote('CA', 'remote', 'X0', 'X1', 'Y0', 'Y1', 'A0', 'V0'),
  ...remote('AU', 'remote', '0800-0899', '4470-4499', '4700-4899', '6700-6799'),
  ...remote('IT', 'islands', '07-09', '90-98'),
  ...remote('ES', 'islands', '07', '35', '38', '51-52'),
];

export const lineRemote = [...britain, ...germany, ...france, ...japan, ...saudi];
export const expressRemote = [...overseasUs, ...countryside, ...britain, ...germany, ...france];
export const parcelRemote = [...overseasUs, ...countryside.filter((a) => a.countryCode === 'US')];
