import type { Language } from '@alpaca/contract';
import type { Tenant } from '../context.ts';

const icon = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** How the web is installed on a desk or a phone: under the name of its tenant. */
export const manifestOf = (tenant: Tenant | null, language: Language) => {
  const name = (language === 'en_US' ? tenant?.nameEn : tenant?.nameZh) || 'Alpaca';
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#174f45',
    background_color: '#f7f5f0',
    icons: [
      icon('192', 192),
      icon('512', 512),
      // A phone cuts it round.
      { ...icon('maskable', 512), purpose: 'maskable' },
    ],
  };
};
