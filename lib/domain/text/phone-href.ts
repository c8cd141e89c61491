/** Phone numbers as links. */

/** `tel:+32300001234` for a Belgian number written `030 00 12 34`; international numbers are unchanged. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') ? `+32${digits.slice(1)}` : digits}`
}
