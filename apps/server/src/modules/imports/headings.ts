/** What else people call a field in their own sheets, besides its titles; by field name. */
type Headings = Readonly<Record<string, readonly string[]>>;

const place: Headings = {
  countryCode: [
    ...['国家', '地区', '国家代码', '国家简码', '国家二字码', '国家或地区', '目的国', '目的地国家'],
    ...['目的地', 'country code', 'country/region', 'destination', 'destination country'],
  ],
  province: [
    ...['省', '州', '省份', '州/省', '省份/州', '州/省份', '省州', '州名'],
    ...['state', 'state/province', 'province/state', 'region'],
  ],
  city: ['市', '城镇', 'town', 'city/town'],
  area: ['区', '县', '区县', '行政区', 'county', 'suburb'],
  address1: [
    ...['地址', '地址一', '详细地址', '街道', '街道地址', '门牌街道'],
    ...['address', 'address1', 'street', 'street address', 'street1', 'full address'],
  ],
  address2: ['地址二', 'address2', 'street2', '详细地址2'],
  address3: ['地址三', 'address3', 'street3'],
  houseNumber: ['门牌', '房号', 'house no', 'door no'],
  postCode: [
    ...['邮政编码', '邮政编号', '邮递区号'],
    ...['zip', 'zip code', 'postal code', 'post code', 'zip/postal code'],
  ],
};

const person: Headings = {
  name: [
    '联系人',
    '联系人姓名',
    '名字',
    '客户姓名',
    '买家姓名',
    'contact',
    'contact name',
    'full name',
  ],
  company: ['公司名', '公司名称', 'company name'],
  phone: [
    ...['手机', '手机号', '手机号码', '电话号码', '联系电话', '联系手机', '联系方式'],
    ...['mobile', 'mobile phone', 'tel', 'telephone', 'phone number', 'phone no', 'contact number'],
  ],
  phone2: ['备用手机', '电话 2', '第二电话', 'phone2', 'alternate phone'],
  email: ['电子邮箱', '电子邮件', '邮件', '邮箱地址', 'e-mail', 'mail', 'email address'],
  taxNo: ['税务识别号', '纳税人识别号', 'tax id', 'tax no', 'vat no'],
};

// A party by itself, as the title of a column, is its name.
const shippers = ['发件人', '寄件人', '发货人', 'shipper', 'sender'];
const consignees = ['收件人', '收货人', '收件方', 'consignee', 'recipient', 'receiver', 'ship to'];

/** Fields of a party with and without its name before them: 收货人姓名, receiver phone, 国家. */
const partyHeadings = (
  parties: readonly string[],
  titles: Headings,
  field: (name: string) => string,
) =>
  Object.fromEntries(
    Object.entries({ ...person, ...place }).map(([name, said]) => {
      const all = [...(titles[name] ?? []), ...said];
      const theirs = parties.flatMap((party) => all.map((each) => `${party}${each}`));
      return [field(name), [...all, ...theirs, ...(name === 'name' ? parties : [])]];
    }),
  );

/** The titles themselves, for a party's name before them. */
const titles: Headings = {
  name: ['姓名', '名称', 'name'],
  company: ['公司', 'company'],
  phone: ['电话', 'phone'],
  email: ['邮箱', 'email'],
  countryCode: ['国家/地区', 'country'],
  province: ['省/州', 'province'],
  city: ['城市', 'city'],
  area: ['区/县', 'district'],
  address1: ['地址 1', 'address line 1'],
  address2: ['地址 2', 'address line 2'],
  address3: ['地址 3', 'address line 3'],
  houseNumber: ['门牌号', 'house number'],
  postCode: ['邮编', 'postcode'],
};

const same = (name: string) => name;
const consigneeField = (name: string) => `consignee${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const parcel: Headings = {
  weight: [
    ...['重量', '重量(kg)', '箱重', '包裹重量', '毛重', '毛重(kg)', '实重', '单箱重量', '实际重量'],
    ...['weight', 'weight (kg)', 'gross weight', 'gross weight (kg)', 'box weight'],
  ],
  length: ['长', '长度', '长(cm)', 'length', 'l'],
  width: ['宽', '宽度', '宽(cm)', 'width', 'w'],
  height: ['高', '高度', '高(cm)', 'height', 'h'],
  boxCount: [
    '件数',
    '箱子数量',
    '总件数',
    '总箱数',
    'cartons',
    'packages',
    'number of boxes',
    'boxes',
  ],
  hsCode: [
    'hs编码',
    'hs 编码',
    '海关商品编码',
    '商品海关编码',
    '税则号',
    'hs',
    'hscode',
    'tariff code',
  ],
  goodsType: ['包裹类型', '物品类型', 'parcel type'],
  cargoProperty: ['货物性质', '物品属性', '带电属性', 'cargo type'],
};

const order: Headings = {
  customerNo: [
    ...[
      '平台订单号',
      '客户订单号',
      '订单号',
      '订单编号',
      '参考号',
      '客户参考号',
      '参考单号',
      '原单号',
    ],
    ...['order no', 'order number', 'order id', 'reference', 'reference no', 'ref no', 'po number'],
  ],
  productId: [
    ...[
      '渠道',
      '渠道名称',
      '渠道代码',
      '线路',
      '物流产品',
      '物流渠道',
      '产品名称',
      '产品代码',
      '运输方式',
    ],
    ...['service', 'channel', 'product code', 'shipping method', 'line'],
  ],
  shipperCode: ['发件人编码', '寄件人代码', 'sender code'],
  deliveryAddressCode: [
    '仓库代码',
    '仓库编码',
    'fba 仓库',
    'fba 仓库代码',
    '亚马逊仓库代码',
    'fba code',
    'warehouse code',
  ],
  declaredCurrency: ['币种', '货币', '申报货币', '币别', 'currency'],
  insuranceValue: ['保险金额', '保价金额', '保价', 'insurance', 'insurance value'],
  codPrice: ['代收货款', 'cod 金额', 'cod', 'cod amount'],
  remark: ['备注', '附注', '留言', 'note', 'notes', 'remarks'],
  taxNo: ['ioss', 'ioss 号', 'ioss 税号', 'vat', 'vat 号', 'vat 税号', 'vat no'],
  boxNo: ['箱子编号', '箱唛号', 'carton no', 'carton number'],
  sku: ['货号', '商品 sku', '商品编号', '产品 sku', 'item code', 'item no'],
  goodsName: [
    '品名',
    '中文名',
    '商品名称',
    '货物名称',
    '物品名称',
    '中文申报品名',
    '申报品名',
    '申报中文名',
    '中文名称',
  ],
  goodsNameEn: [
    ...['英文名', '英文名称', '英文申报品名', '申报英文名', '英文申报名'],
    ...['description', 'goods description', 'item description', 'item name', 'english name'],
  ],
  value: [
    ...['单价', '申报价值', '申报金额', '申报价格', '申报价', '单个申报价值', '商品单价'],
    ...['unit price', 'unit value', 'declared value', 'price', 'declared price'],
  ],
  quantity: ['申报数量', '商品数量', '产品数量', '数量(pcs)', 'qty', 'pcs'],
  goodsWeight: [
    '单件重量',
    '商品重量',
    '单个重量',
    '净重',
    '净重(kg)',
    'net weight',
    'item weight',
  ],
  declareUnit: ['单位', 'unit'],
  textureName: ['材质', '材料', 'material'],
  textureNameEn: ['材质(英文)', 'english material'],
  madeCountry: ['产地', '原产地', '生产国', 'country of origin', 'origin'],
  goodsLink: ['销售链接', '链接', '产品链接', 'link', 'url', 'sales link'],
};

/** An entry of the SKU library is declared as a line of an order is. */
const sku: Headings = {
  ...order,
  hsCode: [...(parcel.hsCode ?? []), '商品 hs 编码', 'customs code'],
  sku: [...(order.sku ?? []), '商品编码', '产品编码', 'sku 编码', 'sku code', 'product code'],
  weight: [...(order.goodsWeight ?? []), '重量', '重量(kg)', 'weight', 'weight (kg)'],
  currency: [...(order.declaredCurrency ?? []), '申报币种', 'declared currency'],
  cargoProperty: parcel.cargoProperty ?? [],
};

const taxNumber: Headings = {
  name: ['税号名称', '简称', '别名', 'tax number name', 'alias'],
  taxType: ['类型', '税号类别', '税种', 'type', 'tax number type', 'tax id type'],
  taxNo: [
    ...[...(person.taxNo ?? []), ...(order.taxNo ?? [])],
    ...['eori', 'eori 号', 'eori number', 'ioss number', 'vat number', '号码', 'number'],
  ],
  countries: [...(place.countryCode ?? []), '适用国家', '适用国', 'countries', 'valid for'],
  company: person.company ?? [],
};

const range: Headings = {
  postFrom: ['起始邮编', '开始邮编', '邮编起', '邮编开始', 'from', 'post code from', 'zip from'],
  postTo: [
    '截止邮编',
    '结束邮编',
    '终止邮编',
    '邮编止',
    '邮编结束',
    'to',
    'post code to',
    'zip to',
  ],
};

/** By what the titles of a kind stand under. */
export const otherHeadings: Readonly<Record<string, Headings>> = {
  addressField: {
    ...partyHeadings([...consignees, ...shippers], titles, same),
    remark: ['附注', 'note', 'notes', 'remarks'],
  },
  orderSheetField: { ...partyHeadings(consignees, titles, consigneeField), ...parcel, ...order },
  trialField: {
    ...{ ...place, ...parcel },
    reference: ['客户单号', '订单号', '单号', 'reference no', 'order no'],
    declaredValue: ['申报价值', '申报金额', 'declared value'],
  },
  trackingField: {
    orderNo: ['系统单号', '系统订单号', '我方单号', '订单编号', 'order no'],
    trackingNumber: [
      '追踪号',
      '追踪单号',
      '快递单号',
      '物流单号',
      '运单号',
      '转单号',
      '转运单号',
      'tracking no',
      'tracking',
      'awb',
    ],
  },
  trackEventField: {
    number: [
      ...['跟踪号', '追踪号', '运单号', '快递单号', '物流单号', '订单号', '转单号'],
      ...['tracking number', 'tracking no', 'tracking', 'awb', 'order number', 'order no'],
    ],
    statedTime: ['时间', '日期', '发生时间', '轨迹时间', 'time', 'date', 'event time', 'date/time'],
    stage: ['状态', '节点', '轨迹状态', 'status', 'milestone'],
    code: ['代码', '状态代码', '轨迹代码', 'code', 'event code', 'status code'],
    words: ['内容', '描述', '轨迹内容', '轨迹描述', 'event', 'description', 'text', 'details'],
    place: ['位置', '城市', '发生地', '所在地', 'location', 'city'],
    countryCode: place.countryCode ?? [],
  },
  skuField: sku,
  taxNumberField: taxNumber,
  zonePlaceField: { countryCode: place.countryCode ?? [], ...range },
  remoteAreaField: { countryCode: place.countryCode ?? [], ...range },
};
