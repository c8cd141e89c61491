/**
 * Zones to choose from, in a list and on a map: each checkbox has two labels, one of them an area of the map. No script is
 * needed.
 */
import type { ControlProps } from '../fields/field-control'
import styles from './zone-choices.module.css'

export function ZoneChoices({ id, value, options, isInvalid, describedBy, registration }: ControlProps) {
  const chosen = typeof value === 'string' ? [value] : value
  const hasMap = options.some(({ area }) => area !== undefined)
  return (
    <div className={styles.frame}>
      <div className={hasMap ? styles.picker : undefined}>
        {/* biome-ignore lint/performance/noImgElement: a drawing of our own needs no optimizing */}
        {hasMap && <img className={styles.map} src="/api/zone-map/" alt="" width={520} height={520} loading="lazy" />}
        <div className={styles.list}>
          {options.map((option, index) => {
            const inputId = index === 0 ? id : `${id}-${option.value}`
            return (
              <div key={option.value} className={styles.zone}>
                <input
                  {...registration}
                  id={inputId}
                  type="checkbox"
                  value={option.value}
                  defaultChecked={chosen.includes(option.value)}
                  aria-invalid={isInvalid || undefined}
                  aria-describedby={describedBy}
                />
                <label htmlFor={inputId}>{option.label}</label>
                {option.area && (
                  // biome-ignore lint/a11y/noLabelWithoutControl: the text is in the label of the list
                  <label
                    className={styles.area}
                    htmlFor={inputId}
                    data-zone={option.value}
                    style={{ clipPath: `polygon(${option.area})` }}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
