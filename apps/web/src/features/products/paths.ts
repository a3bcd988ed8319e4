export const detailHref = (id: string) => `/product/detail?id=${id}`;
export const trialHref = '/single/trial';
