/** Year and quarter of delivery written out: `2028-Q2` is the second quarter of 2028. */
import { useTranslations } from 'next-intl'

/** The parts of `2028-Q2`; the year stays a string, so that no thousands separator is added. */
export function parseDelivery(delivery: string): { year: string; quarter: string } {
  const [year = delivery, quarter = ''] = delivery.split('-')
  return { year, quarter }
}

export function Delivery({ delivery }: { delivery: string }) {
  const t = useTranslations('Delivery')
  const { year, quarter } = parseDelivery(delivery)
  return t(quarter, { year })
}
