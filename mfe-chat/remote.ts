import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-chat',
  contract: 1,
  title: 'Chat',
  missing: 'De chat is nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Chat',
      name: 'chat',
      path: '/chat/:id?',
      breadcrumb: 'Chat',
      sidePanel: false,
      words: 'assistent gesprek vraag stellen',
    },
  ],
  navigation: [{ label: 'Chat', icon: 'chat', path: '/chat', order: 3, shortcut: 'c' }],
  slots: ['side-panel', 'recent-chats'],
  opens: { chat: '/chat/{chat_id}' },
  actions: [
    {
      label: 'Nieuwe chat',
      words: 'gesprek vraag assistent',
      icon: 'new-chat',
      address: '/chat/{uuid}',
      // The chat screen reads in the state that the API does not know this one yet.
      state: { newChat: true },
    },
  ],
} satisfies RemoteDeclarationInput;
