#!/bin/bash
# Runs as root after the deb's files are in place; electron-builder fills in ${executable} and ${sanitizedProductName}.
# Differs from electron-builder's own template in the sandbox helper: it is always set-user-ID root, as in Chrome's
# package. Chromium prefers user namespaces and falls back on it. A test made here, as root, does not say whether the
# kiosk's user may make namespaces, and without either the app could not start.

if type update-alternatives >/dev/null 2>&1; then
    update-alternatives --install '/usr/bin/${executable}' '${executable}' '/opt/${sanitizedProductName}/${executable}' 100 ||
        ln -sf '/opt/${sanitizedProductName}/${executable}' '/usr/bin/${executable}'
else
    ln -sf '/opt/${sanitizedProductName}/${executable}' '/usr/bin/${executable}'
fi

chown root:root '/opt/${sanitizedProductName}/chrome-sandbox'
chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'

if hash update-desktop-database 2>/dev/null; then
    update-desktop-database /usr/share/applications || true
fi

# Ubuntu 24.04 and newer let a program make user namespaces only where an AppArmor profile says so.
if apparmor_status --enabled >/dev/null 2>&1; then
    source='/opt/${sanitizedProductName}/resources/apparmor-profile'
    target='/etc/apparmor.d/${executable}'
    if apparmor_parser --skip-kernel-load --debug "$source" >/dev/null 2>&1; then
        cp -f "$source" "$target"
        if ! { [ -x /usr/bin/ischroot ] && /usr/bin/ischroot; }; then
            apparmor_parser --replace --write-cache --skip-read-cache "$target" || true
        fi
    fi
fi

exit 0
