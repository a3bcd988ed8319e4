export const party = {
  name: '测试收件人',
  countryCode: 'US',
  province: 'NY',
  city: 'New York',
  address1: '350 5th Avenue',
  phone: '+1 212 555 0101',
  postCode: '10001',
};

export const goodsLine = {
  goodsName: '手机壳',
  goodsNameEn: 'Phone case',
  quantity: 2,
  value: '3.50',
  hsCode: '392690',
};

/** A parcel of one kilogram to New York, with no product chosen yet. */
export const orderForm = (more: Record<string, unknown> = {}) => ({
  shipper: { ...party, name: '测试发件人' },
  consignee: party,
  boxes: [{ weight: 1 }],
  goods: [goodsLine],
  ...more,
});
