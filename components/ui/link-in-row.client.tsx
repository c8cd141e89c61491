'use client'
/** A link in a row that scrolls sideways: browsers leave what is half out of such a row as it is, also when it gets the focus. */
import type { ComponentProps, FocusEvent } from 'react'

const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function LinkInRow({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...rest} onFocus={showWhole} />
}
