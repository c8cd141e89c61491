'use client'
/** A link in a row that scrolls sideways: browsers leave what is half out of such a row as it is, also when it gets the focus. */
import type { ComponentProps, FocusEvent } from 'react'

const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function LinkInRow(props: ComponentProps<'a'>) {
  return <a {...props} onFocus={showWhole} />
}
