import { Record } from '../Record.tsx'
import { Calculation } from './Calculation.tsx'

/** Page of an invoice with the calculation of its lines. */
export const InvoiceRecord = () => <Record below={(_, id) => <Calculation of={{ faturamento: id }} />} />
