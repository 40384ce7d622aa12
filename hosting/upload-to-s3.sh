#!/usr/bin/env bash
# Uploads dist/ to a bucket behind CloudFront: hosting/upload-to-s3.sh BUCKET
# CloudFront's functions set the headers, and CloudFront compresses by itself.
set -euo pipefail
bucket="${1:?Name the bucket: hosting/upload-to-s3.sh BUCKET}"
cd "$(dirname "$0")/.."
# New files first and old ones last, so that no page refers to a file that isn't there.
aws s3 sync dist/_astro "s3://$bucket/_astro" --exclude '*.br' --exclude '*.gz'
aws s3 sync dist "s3://$bucket" --exclude '*.br' --exclude '*.gz'
aws s3 sync dist "s3://$bucket" --exclude '*.br' --exclude '*.gz' --delete
