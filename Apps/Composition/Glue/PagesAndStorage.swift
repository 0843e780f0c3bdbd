import Storage
import StorageHTTP
import Web

extension Domain {
    /// Where pages find the files of pictures: at the same server, which sends them itself or leads on to the
    /// object store.
    static let pictureAddress: PictureAddress = { picture, scale in
        PictureEndpoints.address(of: picture, scale.size)
    }
}

extension PictureScale {
    fileprivate var size: PictureSize {
        switch self {
        case .small: .small
        case .medium: .medium
        case .full: .full
        }
    }
}
