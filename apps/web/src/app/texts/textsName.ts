/**
 * `orders/texts/zh_CN.json` has the texts `orders`, and `orders/texts/orderList.zh_CN.json` beside it
 * those of `orderList`: each is known by its name and its language, `orders.zh_CN`.
 */
export const textsName = (path: string): string => {
  const [, folder, file = ''] = /(\w+)\/texts\/([\w.]+)\.json$/.exec(path) ?? [];
  return file.includes('.') ? file : `${folder}.${file}`;
};
