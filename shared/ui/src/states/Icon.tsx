import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon of lucide-react. */
  of: LucideIcon;
  size?: 14 | 16 | 20;
  /** Name for who cannot see it; without one the icon is decoration. */
  label?: string;
  className?: string | undefined;
}

/** A line icon with the product's stroke. */
export function Icon({ of: Glyph, size = 16, label, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={size === 14 ? 1.75 : 1.5}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    />
  );
}
