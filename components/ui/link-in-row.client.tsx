'use client'
/**
 * A link in a row that scrolls sideways: scrolls itself fully into view on focus, which browsers do not do for a link that is
 * half visible.
 */
import type { ComponentProps, FocusEvent } from 'react'

const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function LinkInRow({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...rest} onFocus={showWhole} />
}
