"""Cursors as Madang writes them: base64url of scope, sort key, identifier and checksum, big-endian."""
import base64, struct

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def scope(text):
    return struct.unpack(">Q", base64.urlsafe_b64decode(text)[:8])[0]


def cursor(scope, key, id):
    number = 0
    for letter in id:
        number = number << 5 | ALPHABET.index(letter)
    body = struct.pack(">Qq", scope, key) + number.to_bytes(16, "big")
    checksum = 0x811C9DC5
    for byte in body:
        checksum = (checksum ^ byte) * 0x01000193 & 0xFFFFFFFF
    return base64.urlsafe_b64encode(body + struct.pack(">I", checksum)).decode()
