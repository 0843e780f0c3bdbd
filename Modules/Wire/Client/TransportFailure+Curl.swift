import CCurl
import Wire

extension TransportFailure {
    /// What libcurl's code means to a caller. What counts is whether the request may have reached the server.
    /// `verification` is what OpenSSL found wrong with the certificate (X509_V_ERR_…, openssl-verification-
    /// options(1ssl)), 0 if the chain is good: then it is the name that does not fit (RFC 6125).
    init(_ code: CURLcode, hasBegun: Bool, verification: Int, reason: String) {
        switch code {
        case CURLE_PEER_FAILED_VERIFICATION: self = .untrusted(CertificateFault(verification))
        case CURLE_OPERATION_TIMEDOUT where hasBegun: self = .timedOut
        case CURLE_OPERATION_TIMEDOUT: self = .unreachable("no connection within the time limit")
        case CURLE_FILESIZE_EXCEEDED: self = .tooLarge
        case _ where hasBegun: self = .interrupted(reason)
        default: self = .unreachable(reason)
        }
    }
}

extension TransportFailure.CertificateFault {
    /// 9 and 10 are X509_V_ERR_CERT_NOT_YET_VALID and X509_V_ERR_CERT_HAS_EXPIRED, 62 is
    /// X509_V_ERR_HOSTNAME_MISMATCH.
    fileprivate init(_ verification: Int) {
        switch verification {
        case 0, 62: self = .otherHost
        case 9, 10: self = .outOfDate
        default: self = .unknownAuthority
        }
    }
}
