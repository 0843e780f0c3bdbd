"""Signs requests with botocore, Amazon's own client, for tests to compare with.

Reads one request a line from standard input, as JSON; prints for each the field "authorization", or for a link
the parts of its query, sorted.
"""

import hashlib
import json
import sys

from botocore.auth import S3SigV4Auth, S3SigV4QueryAuth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.utils import percent_encode


def url(request):
    query = "&".join(
        percent_encode(name, safe="-._~") + "=" + percent_encode(value, safe="-._~")
        for name, value in request["query"]
    )
    path = percent_encode(request["path"], safe="/-._~")
    return "http://" + request["host"] + path + ("?" + query if query else "")


def signed(request):
    credentials = Credentials(request["accessKey"], request["secretKey"], request["token"] or None)
    # The body of a link is not signed, and botocore would move it into the query.
    body = b"" if request["lasting"] else bytes.fromhex(request["body"])
    http = AWSRequest(method=request["method"], url=url(request), data=body)
    for name, value in request["headers"]:
        http.headers.add_header(name, value)
    http.context["timestamp"] = request["stamp"]
    http.context["payload_signing_enabled"] = True
    if request["lasting"]:
        auth = S3SigV4QueryAuth(credentials, "s3", request["region"], expires=request["lasting"])
    else:
        auth = S3SigV4Auth(credentials, "s3", request["region"])
    # What add_auth does behind its look at the clock.
    auth._modify_request_before_signing(http)
    text = auth.string_to_sign(http, auth.canonical_request(http))
    auth._inject_signature_to_request(http, auth.signature(text, http))
    if request["lasting"]:
        return " ".join(sorted(http.url.split("?", 1)[1].split("&")))
    assert http.headers["X-Amz-Content-SHA256"] == hashlib.sha256(body).hexdigest()
    return http.headers["Authorization"]


for line in sys.stdin:
    print(signed(json.loads(line)))
