/** The buttons of a text for staff who may publish: now, scheduled, or discard. They belong to the form of the editor. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { addDays } from '@/lib/domain/text/date'
import type { TextView } from '@/lib/server/office/texts/texts-view'
import styles from './text-page.module.css'

/** Tomorrow at seven in the morning. */
function usualTime(): string {
  return `${addDays(toLocalTime(new Date()).date, 1)}T07:00`
}

export function PublishPart({ view }: { view: TextView }) {
  const t = useTranslations('OfficeTexts')
  const { draft } = view
  const planned = draft?.publishAt && toLocalTime(draft.publishAt)
  return (
    <div className={styles.publish}>
      <Button type="submit" look="line" name="do" value="publish">
        {t('publish')}
      </Button>
      <Button type="submit" look="line" name="do" value="save">
        {t('save')}
      </Button>
      {draft && (
        <Button type="submit" look="line" name="do" value="drop">
          {t('drop')}
        </Button>
      )}
      <details className={styles.plan} open={planned !== undefined}>
        <summary>{t('plan')}</summary>
        <label>
          <span>{t('planAt')}</span>
          <input type="datetime-local" name="at" defaultValue={planned ? `${planned.date}T${planned.time}` : usualTime()} />
        </label>
        <Button type="submit" look="line" size="s" name="do" value="schedule">
          {t('schedule')}
        </Button>
        {planned && (
          <Button type="submit" look="line" size="s" name="do" value="unschedule">
            {t('unschedule')}
          </Button>
        )}
        <p>{t('planText')}</p>
      </details>
    </div>
  )
}
