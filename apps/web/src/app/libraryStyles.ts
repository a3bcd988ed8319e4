import href from 'virtual:library-styles';

/**
 * The library's styles, before everything else that is said of looks, where the library itself would put
 * them. With the first one that it needs it reads in them which it need not make; where they have not come
 * by then it makes them all.
 */
export const loadLibraryStyles = () =>
  new Promise<void>((done) => {
    if (!href) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.prepend(link);
  });
