/** Buttons, and links that look like them (design, "Components and states"). */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export type ButtonLook = { look?: 'primary' | 'ink' | 'line' | 'white'; size?: 's' | 'm' | 'l'; full?: boolean }

/** Class names of a button, for elements that are neither a link nor a button. */
export function buttonClass({ look = 'primary', size = 'm', full = false }: ButtonLook): string {
  return [styles.button, look !== 'primary' && styles[look], size !== 'm' && styles[size], full && styles.full]
    .filter(Boolean)
    .join(' ')
}

export function ButtonLink({ look, size, full, ...rest }: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={buttonClass({ ...(look && { look }), ...(size && { size }), ...(full && { full }) })} {...rest} />
}

export function Button({ look, size, full, type = 'button', ...rest }: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }), ...(full && { full }) })}
      {...rest}
    />
  )
}
