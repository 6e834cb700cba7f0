import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-chat',
  contract: 1,
  routes: [
    {
      kind: 'screen',
      screen: 'Chat',
      name: 'chat',
      path: '/chat/:id?',
      breadcrumb: 'Chat',
      sidePanel: false,
    },
  ],
  navigation: [{ label: 'Chat', icon: 'chat', path: '/chat', order: 3 }],
  slots: ['side-panel', 'recent-chats'],
} satisfies RemoteDeclarationInput;
