#!/bin/sh
# Vai em /usr/local/bin/vinculo, com vinculo.service. Comandos com as configurações e os dados do serviço; de root, com a
# conta dele.
settings=/etc/vinculo/vinculo.env
if [ "$(id -u)" = 0 ]; then
  export HOME=/var/lib/vinculo
  exec setpriv --reuid=vinculo --regid=vinculo --init-groups --inh-caps=-all -- "$0" "$@"
fi
# Outras contas não podem ler as configurações e usam só os comandos que chamam um servidor.
if [ -r "$settings" ]; then
  # Lê o arquivo como o systemd; o que já está no ambiente vale mais.
  while read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    value=${line#*=}
    case $name in '' | "$line" | *[!A-Za-z0-9_]*) continue ;; esac
    case $value in \'*\' | \"*\") value=${value#?} value=${value%?} ;; esac
    printenv "$name" >/dev/null || export "$name=$value"
  done <"$settings"
  export VINCULO_DATA="${VINCULO_DATA:-/var/lib/vinculo}"
fi
exec /opt/vinculo/vinculo "$@"
