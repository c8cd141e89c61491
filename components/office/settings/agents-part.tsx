/** The viewing hours of all agents in a table; each row links to the page where they are set. */
import { useTranslations } from 'next-intl'
import { StaffMark } from '@/components/staff/staff-mark'
import type { Language } from '@/lib/domain/text/language'
import type { SettingsView } from '@/lib/server/office/settings/settings-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import styles from './agents-part.module.css'
import { useDayNames } from './hours-part'
import shared from './settings.module.css'

export function AgentsPart({ settings: { agents }, language }: { settings: SettingsView; language: Language }) {
  const t = useTranslations('OfficeSettings')
  const names = useDayNames(language, 'short')
  const { rows, hours, viewings, lastWeek } = agents
  const shown = [0, 1, 2, 3, 4, 5, 6].filter((day) => day < 6 || rows.some(({ days }) => (days[day] ?? []).length > 0))
  return (
    <div id="agents">
      <OfficeBlock title={t('agents')} aside={t('agentsAside')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('agentsScroll')}>
          <table className={styles.agents}>
            <caption className="vh">{t('agents')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('agent')}</th>
                {shown.map((day) => (
                  <th key={day} scope="col">
                    {names[day]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, days }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={`${linkHref('office/hours', language)}?agent=${id}`}>
                      <StaffMark name={name} /> {name.split(' ')[0]}
                      <span className="vh">, {t('setHours')}</span>
                    </a>
                  </th>
                  {shown.map((day) => (
                    <td key={day} className={(days[day] ?? []).length > 0 ? styles.busy : undefined}>
                      {(days[day] ?? []).map(({ from, to }) => (
                        <span key={from}>
                          {from}
                          <br />
                          {to}
                        </span>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={shared.note}>{t('agentsNote', { hours, viewings, lastWeek })}</p>
      </OfficeBlock>
    </div>
  )
}
