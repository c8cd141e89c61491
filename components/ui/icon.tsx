/**
 * Icons (design, "Icons"), referenced from one SVG file that is loaded once for all pages: inlined, the icons of a list made up a
 * seventh of the page. Decorative: the accessible name belongs to the element around the icon.
 */
import type { IconName } from './icon-names'
import sprite from './icons.svg'

export type IconSize = 16 | 20 | 24

/** The stroke is set by `.icon` in `app/styles/base.css`: referenced SVG content inherits it. */
export function Icon({ of: name, size = 20 }: { of: IconName; size?: IconSize }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
