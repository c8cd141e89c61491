/** The rights of each rank, rendered from the table that the authorization checks use. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { hasRight, ranks, rights } from '@/lib/domain/office/rights'
import styles from './rights-table.module.css'

const columns = ranks.toReversed()

export function RightsTable() {
  const t = useTranslations('OfficeStaff')
  const names = useTranslations('OfficeDenied.rights')
  const rankNames = useTranslations('OfficeNav.ranks')
  return (
    <table className={styles.rights}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('right')}</span>
          </th>
          {columns.map((rank) => (
            <th key={rank} scope="col">
              {rankNames(rank)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map((right) => (
          <tr key={right}>
            <th scope="row">{names(right)}</th>
            {columns.map((rank) => (
              <td key={rank}>
                {hasRight(rank, right) ? (
                  <span className={styles.yes}>
                    <Icon of="check" size={16} />
                    <span className="vh">{t('yes')}</span>
                  </span>
                ) : (
                  <span className={styles.no}>{t('no')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
