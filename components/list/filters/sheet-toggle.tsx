/** Opens and closes the filters where they are a sheet over the page; a disclosure, so that it needs no script. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** @param props.className its look, and the width from which the sheet is a bar. */
export function SheetToggle({ setCount, className }: { setCount: number; className: string | undefined }) {
  const t = useTranslations('FilterBar')
  return (
    <details className={className}>
      <summary>
        <Icon of="sliders-horizontal" />
        <span>{t('open')}</span>
        {setCount > 0 && <b>{setCount}</b>}
        <Icon of="x" size={24} />
      </summary>
    </details>
  )
}
