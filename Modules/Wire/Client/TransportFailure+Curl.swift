import CCurl
import Wire

extension TransportFailure {
    /// What libcurl's code means to a caller. What counts is whether the request may have reached the server.
    /// `verification` is what OpenSSL found wrong with the certificate (X509_V_ERR_…, its manual page
    /// openssl-verification-options); while nothing was found wrong with the chain it is the name that does
    /// not fit (RFC 6125).
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
    /// X509_V_ERR_HOSTNAME_MISMATCH. libcurl looks at the name before it asks OpenSSL for its finding about a
    /// chain that was accepted, and has 1 (X509_V_ERR_UNSPECIFIED) there until then.
    fileprivate init(_ verification: Int) {
        switch verification {
        case 0, 1, 62: self = .otherHost
        case 9, 10: self = .outOfDate
        default: self = .unknownAuthority
        }
    }
}
