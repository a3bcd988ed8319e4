import type { MenuForm } from '@alpaca/contract';

const plain = {
  hidden: false,
  keepAlive: false,
  alwaysShow: false,
  isRoute: true,
  itOnly: false,
};

export const groupForm = (more: Partial<MenuForm> = {}): MenuForm => ({
  ...plain,
  type: 'group',
  nameZh: '我的分组',
  nameEn: 'My group',
  icon: 'TagsOutlined',
  kinds: ['operator', 'administrator'],
  ...more,
});

export const linkForm = (more: Partial<MenuForm> = {}): MenuForm => ({
  ...groupForm(),
  type: 'link',
  nameZh: '外部帮助',
  nameEn: 'Help elsewhere',
  url: 'https://help.example.com/',
  ...more,
});
