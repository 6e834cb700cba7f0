import { useNavigate } from 'react-router-dom';
import { useShortcut } from './use-shortcut.ts';

/** G and then a letter goes to a screen of the main navigation. */
export function useGoTo(): void {
  const navigate = useNavigate();
  useShortcut('dashboard', () => void navigate('/dashboard'));
  useShortcut('reports', () => void navigate('/rapporten'));
  useShortcut('chat', () => void navigate('/chat'));
  useShortcut('analytics', () => void navigate('/analytics'));
}
