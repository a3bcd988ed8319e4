/** What lists of stolen passwords begin with, and what people here would think of first. */
const words = new Set(
  `password passwd passwort passwords mypassword pass root admin administrator adminadmin manager master
  superman batman spiderman user users guest test tester testing demo login signin welcome welcometo hello
  hellohello letmein changeme secret default temp temporary system server public private office computer
  internet samsung huawei xiaomi apple google baidu taobao alibaba alipay wechat weixin tencent
  iloveyou loveyou love lovely lover woaini aini woaiwojia wodemima mima zhangsan lisi wangwu xiaoming
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qweasd qweasdzxc qazwsx qazwsxedc
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaaa xxx xxxx zzz
  sunshine princess dragon monkey football baseball basketball shadow michael jordan jennifer jessica
  charlie george thomas daniel andrew ashley nicole hannah summer winter spring autumn monday friday
  january october november december flower freedom whatever trustno starwars pokemon killer hunter ranger
  buster tigger soccer hockey ginger pepper cheese cookie banana orange coffee chocolate matrix
  money million lucky success happy family forever angel jesus god china beijing shanghai shenzhen
  guangzhou hangzhou yiwu hongkong america express logistics wuliu kuaidi freight shipping cargo parcel
  order orders company gongsi alpaca alpacas`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whole ones in which letters and digits alternate. */
const whole = new Set(
  '1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc a1b2c3d4 a1b2c3d4e5 a1s2d3f4 z1x2c3v4 1a2b3c4d zaq12wsx 123qweasd 1qazxsw2 qwe123asd 123abc456 abc123abc'.split(
    ' ',
  ),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const reversed = rows.map((row) => [...row].reverse().join(''));

/** A walk along the keyboard or the alphabet, the same again and again, or next to nothing. */
const isPlain = (text: string) =>
  text.length <= 2 ||
  /^(.{1,4}?)\1+$/.test(text) ||
  /^(19|20)\d\d$/.test(text) ||
  [...rows, ...reversed].some((row) => row.includes(text));

const looksLike: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const spelledOut = (text: string) => text.replace(/\d/g, (digit) => looksLike[digit] ?? digit);

/** Whether a password is among the first that anyone would try. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  const core = text.replace(/^\d+|\d+$/g, '');
  if (whole.has(text) || words.has(core) || words.has(spelledOut(core))) return true;
  const letters = text.replace(/\d/g, '');
  const apart = /^\d*[a-z]+\d*$/.test(text);
  return apart && isPlain(letters) && isPlain(text.replace(/[a-z]/g, ''));
};

const least = 4;

/** Whether a password is made of what everybody knows of its user: name, number, company. */
export const isOwnPassword = (
  password: string,
  known: readonly (string | null | undefined)[],
): boolean => {
  const text = password.toLowerCase();
  return known.some((value) => {
    const plain =
      (value ?? '')
        .toLowerCase()
        .split('@')[0]
        ?.replace(/[^a-z0-9]/g, '') ?? '';
    // Of a phone number its end says as much as the whole.
    const part = /^\d{9,}$/.test(plain) ? plain.slice(-8) : plain;
    return part.length >= least && text.includes(part);
  });
};
