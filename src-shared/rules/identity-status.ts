export const identityStatuses = ['PENDING', 'PROCESSING', 'APPROVED', 'REPROVED'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** The statuses, with the labels of older gateways (PD-26). */
export const identityLabels = [...identityStatuses, 'WAITING_SENT', 'VERIFYING', 'VERIFIED'] as const;
export type IdentityLabel = (typeof identityLabels)[number];

const statusOfLabel: Record<IdentityLabel, IdentityStatus> = {
  PENDING: 'PENDING',
  PROCESSING: 'PROCESSING',
  APPROVED: 'APPROVED',
  REPROVED: 'REPROVED',
  WAITING_SENT: 'PENDING',
  VERIFYING: 'PROCESSING',
  VERIFIED: 'APPROVED',
};

export function toIdentityStatus(label: IdentityLabel): IdentityStatus {
  return statusOfLabel[label];
}

/** True if a guest may finish a check-in: pictures under review do not block it (PD-24). */
export function letsGuestFinish(status: IdentityStatus): boolean {
  return status === 'APPROVED' || status === 'PROCESSING';
}
