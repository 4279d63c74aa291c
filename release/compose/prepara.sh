#!/bin/sh
# Escreve .env nesta pasta, com senhas e chaves novas. Guarde uma cópia em outro lugar: sem as chaves, os dados
# não podem ser lidos.
set -eu
cd "$(dirname "$0")"
if [ -e .env ]; then
  echo 'O arquivo .env já existe e não foi alterado. Outras chaves não abririam os dados que há.' >&2
  exit 1
fi
senha() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
chave() { head -c 32 /dev/urandom | base64; }
umask 077
# Com outro nome até estar completo.
novo=.env.$$
trap 'rm -f "$novo"' EXIT
cat >"$novo" <<TEXT
POSTGRES_PASSWORD=$(senha)
VINCULO_OWNER_PASSWORD=$(senha)
VINCULO_APP_PASSWORD=$(senha)
VINCULO_KEYS=1:$(chave),digest:$(chave)
TEXT
# Falha se outro processo o escreveu agora.
ln "$novo" .env
echo 'Escrito: .env. Guarde uma cópia dele fora desta máquina.'
