// The commonest surnames, and those of two characters.
const surnames =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊甄曲家封芮储靳焦牧隗山谷车侯宓蓬全班仰秋仲伊宫宁仇栾暴甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印白怀蒲邰从鄂索赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍桑桂牛寿通边扈燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习艾鱼容向古易慎戈廖终暨居衡步都耿满匡国文寇广禄东欧沃利蔚越隆师巩聂晁勾敖融冷辛阚那简饶空曾沙养鞠须丰巢关查荆游竺权逯盖益桓公肖涂岳帅海闫覃佟买代鄢苟付段冼尧苑刘陳張黃吳楊趙劉鄭謝許鄧馮蕭葉蘇盧鍾羅譚賴龍馬';
const compound =
  /^(欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|司徒|夏侯|轩辕|端木|南宫|百里|呼延|独孤|歐陽)/;
const title = '(?:先生|女士|小姐|老师|师傅|经理|同学|阿姨|老板|总|姐|哥|太太|医生)';
const placeWords =
  /[路街道巷弄号號楼樓栋幢座室层层厦村镇乡区區县县省市园园苑府城场站店铺厂库院单元港湾桥门]|公司|仓|柜|驿/;
// Such characters are also in people's names; only at the end do they make a place.
const gentle = /[城园门桥港湾道省场站]/;

const han = /^[\u4e00-\u9fff]+$/;
const startsAsName = (text: string) => compound.test(text) || surnames.includes(text[0] ?? ' ');

export const unTitled = (text: string) =>
  text.replace(/[ (]{0,2}(?:收件人?|收|亲收|启)\)?$/, '').trim();

/** How much a text looks like a person: 0 not at all, 3 certainly. */
export const personScore = (raw: string): number => {
  const text = unTitled(raw);
  if (new RegExp(`^[\\u4e00-\\u9fff]{1,4}${title}$`).test(text)) return 3;
  if (/^[小阿老大][\u4e00-\u9fff]{1,2}$/.test(text)) return 2;
  if (/^[\u4e00-\u9fff]{1,4}·[\u4e00-\u9fff·]{1,12}$/.test(text)) return 3;
  if (/^[A-Za-z][A-Za-z.'-]{1,15}( [A-Za-z][A-Za-z.'-]{0,15}){0,3}$/.test(text)) return 1;
  if (/^[\u4e00-\u9fff]{1,4}[A-Za-z]{1,10}$|^[A-Za-z]{1,10}[\u4e00-\u9fff]{1,4}$/.test(text))
    return 1;
  if (!han.test(text) || text.length < 2 || text.length > 4) return 0;
  if (placeWords.test(text) && !gentle.test(text.match(placeWords)?.[0] ?? '')) return 0;
  if (text.length === 4 && !compound.test(text)) return startsAsName(text) ? 1 : 0;
  return startsAsName(text) ? 2 : 1;
};

const companyEnd =
  /(?:公司|集团|经营部|商行|商贸部|工作室|事务所|合作社|贸易行|电商部|工厂|制品厂|服装厂|玩具厂|电子厂|五金厂|加工厂|Co\.?,? ?Ltd\.?|Limited|Inc\.?)$/i;
export const isCompany = (text: string) =>
  companyEnd.test(text) && !/\d+[号室楼栋座层]/.test(text) && text.length >= 4;

const afterNumber = /(?:\d+|[号室楼栋座层户F])(?:[A-Z])?$/;
/** A company's name written on behind a number or room: where it begins. */
export const gluedCompany = (text: string): number => {
  const found = text.match(
    /[\u4e00-\u9fff()]{4,24}(?:有限公司|股份公司|有限责任公司|集团|工作室|经营部)$/,
  );
  if (!found) return -1;
  const start = found.index as number;
  const last = Math.max(
    ...['号', '室', '楼', '栋', '座', '层', '园', '厦'].map((c) =>
      text.slice(start).search(`${c}(?!.*${c})`),
    ),
  );
  const cut = last < 0 ? start : start + last + 1;
  return afterNumber.test(text.slice(0, cut)) || /[园厦]$/.test(text.slice(0, cut)) ? cut : -1;
};

/** A person's name written on behind a number or room: where it begins. */
export const gluedPerson = (text: string): number => {
  const clean = unTitled(text);
  for (const length of [4, 3, 2]) {
    const at = clean.length - length;
    if (at <= 0 || !afterNumber.test(clean.slice(0, at))) continue;
    if (personScore(clean.slice(at)) >= 2) return at;
  }
  return -1;
};
