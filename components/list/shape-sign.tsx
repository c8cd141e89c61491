/** The icon of an area or circle of the search, as the map draws it. */
import type { SearchShape } from '@/lib/domain/search/search-shape'
import styles from './shape-sign.module.css'

export const ShapeSign = ({ kind }: Pick<SearchShape, 'kind'>) => <span className={styles[kind]} aria-hidden="true" />
