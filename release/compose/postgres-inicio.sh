#!/bin/sh
# A imagem do PostgreSQL executa este arquivo uma vez, ao criar o banco.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set=dono="$VINCULO_OWNER_PASSWORD" --set=aplicacao="$VINCULO_APP_PASSWORD" <<'SQL'
create role vinculo login password :'dono';
create role vinculo_app login password :'aplicacao';
grant vinculo_app to vinculo;
create database vinculo owner vinculo;
SQL
