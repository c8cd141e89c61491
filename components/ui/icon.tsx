/**
 * Icons in the house's stroke (design, "Icons"), by reference to one file that is loaded once for all pages: drawn into the
 * page, those of a list alone were a seventh of it. Decorative: the accessible name belongs to what carries it.
 */
import type { IconName } from './icon-names'
import sprite from './icons.svg'

export type IconSize = 16 | 20 | 24

/** The stroke is that of `.icon` in `app/styles/base.css`: what is referred to inherits it. */
export function Icon({ of: name, size = 20 }: { of: IconName; size?: IconSize }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
