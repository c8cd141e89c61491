'use client'
/** Closes the top bar until the tab closes; without script it is not there. */
import { Icon } from '@/components/ui/icon'
import { setTopBarShow, useSettings } from '@/components/ui/settings-store'
import styles from './top-bar.module.css'

export function TopBarClose({ label }: { label: string }) {
  const { topBarShow } = useSettings()
  return (
    topBarShow && (
      <button type="button" className={styles.close} aria-label={label} title={label} onClick={() => setTopBarShow(false)}>
        <Icon of="x" size={16} />
      </button>
    )
  )
}
