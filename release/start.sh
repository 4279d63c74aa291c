#!/bin/sh
# Inicia o Vínculo com o Node desta pasta, também por um atalho (ln -s) em outra.
path=$0
while [ -L "$path" ]; do
  link=$(readlink "$path")
  case $link in
    /*) path=$link ;;
    *) path=$(dirname "$path")/$link ;;
  esac
done
here=$(CDPATH='' cd -P "$(dirname "$path")" && pwd) || exit 1
@ENVIRONMENT@
exec "$here/node/bin/node" @FLAGS@ "$here/bin/vinculo.mjs" "$@"
