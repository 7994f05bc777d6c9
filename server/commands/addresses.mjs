import { networkInterfaces } from 'node:os';

/** Of virtual machines, containers and tunnels: a friend in the same room reaches none of them. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vbox|vEthernet|tun|tap|utun|wg|lxc|cni)/i;

/** Where others on the same network find a server that listens on `host`, likeliest first; empty: nowhere. */
export function addressesForOthers(host, interfaces = networkInterfaces()) {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const named = Object.entries(interfaces).sort(([a], [b]) => virtual.test(a) - virtual.test(b));
  return named
    .flatMap(([, ones]) => ones ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'))
    .map((one) => one.address);
}
