import { describe, expect, test } from 'vitest';
import { readLaunchOptions } from '../../src-main/settings/launch-options.ts';

describe('the command line of the desktop app', () => {
  test('names profile, both gateways and hotel, beside switches of others (KSK-18)', () => {
    const gateways = ['--gateway=https://stay.example', '--staff-gateway=https://staff.stay.example'];
    const line = ['.', '--no-sandbox', '--profile=kiosk', ...gateways, '--hotel=NILO'];
    expect(readLaunchOptions(line)).toEqual({
      profile: 'kiosk',
      gateway: 'https://stay.example',
      'staff-gateway': 'https://staff.stay.example',
      hotel: 'NILO',
    });
    expect(readLaunchOptions(['--user-data-dir=/x'])).toEqual({});
    expect(readLaunchOptions(['.', '--supervised'])).toEqual({ supervised: true });
  });

  test.for([
    '--gateway=http://hotel.example',
    '--gateway=https://me:secret@hotel.example',
    '--staff-gateway=http://staff.hotel.example',
    '--profile=guest',
    '--hotel=../x',
    '--hotel',
  ])('%s is rejected with what was expected (DSK-08, KSK-18)', argument => {
    expect(() => readLaunchOptions([argument])).toThrow(/expected --profile=kiosk/);
    // What is logged has the switch's name alone.
    expect(() => readLaunchOptions([argument])).toThrow(
      expect.objectContaining({ switches: [argument.replace(/=.*/, '')] }),
    );
  });
});
