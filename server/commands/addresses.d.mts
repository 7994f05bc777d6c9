import type { NetworkInterfaceInfo } from 'node:os';

/**
 * Addresses (IPv4, without a port) at which others on the same network find a server that listens on `host`,
 * likeliest first; empty: it listens for this machine alone, or the machine is on no network.
 */
export function addressesForOthers(
  host: string,
  interfaces?: Readonly<
    Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>
  >,
): string[];
