import CCurl
import Wire

extension TransportFailure {
    /// The failure of libcurl's code, by whether the request may have reached the server. `verification` is
    /// OpenSSL's result for the certificate (X509_V_ERR_…, manual page openssl-verification-options). If the
    /// chain is valid, the name does not match (RFC 6125).
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
    /// X509_V_ERR_HOSTNAME_MISMATCH. libcurl checks the name before it reads OpenSSL's result for an
    /// accepted chain, which is 1 (X509_V_ERR_UNSPECIFIED) until then.
    fileprivate init(_ verification: Int) {
        switch verification {
        case 0, 1, 62: self = .otherHost
        case 9, 10: self = .outOfDate
        default: self = .unknownAuthority
        }
    }
}
