import { Button } from 'antd';
import { Search } from 'lucide-react';
import { Icon, Tooltip } from '@kengetal/ui';
import { useOverlay } from '../overlays/overlay.ts';
import { keysText } from '../shortcuts/key-names.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';

/** Opens the palette for who has no keyboard, or does not know its keys. */
export function PaletteButton() {
  const { show } = useOverlay();
  const name = 'Zoeken';
  return (
    <Tooltip title={`${name} (${keysText(SHORTCUTS.palette.keys[0])})`} placement="bottomRight">
      <Button
        type="text"
        aria-label={name}
        aria-haspopup="dialog"
        icon={<Icon of={Search} />}
        onClick={() => show('palette')}
      />
    </Tooltip>
  );
}
