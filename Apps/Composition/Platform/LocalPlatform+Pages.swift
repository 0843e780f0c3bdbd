import BlobsS3
public import Settings
public import Vocabulary
public import Web
public import Wire
import WireClient

extension LocalPlatform {
    /// The pages of all domains for visitors, served at that place. Throws `internal` with the name of what
    /// does not fit: a template that cannot be read, or two domains that want the same pages.
    public func site(at place: SitePlace = SitePlace()) throws(ServiceFailure) -> PageSite {
        try PageSite(
            stores.composed.map(\.pages), at: place, for: anonymous, pictures: Domain.pictureAddress)
    }
}

extension Settings {
    /// Where these settings have pages served. Pictures come from the object store if clients are linked to
    /// it.
    public var sitePlace: SitePlace {
        let origin = linksPictures ? pictures.origin : nil
        return SitePlace(address: serving.publicAddress, pictureOrigins: [origin].compactMap(\.self))
    }
}

extension PicturePlace {
    /// The origin of the object store as a security policy names it; nil for another place, and for a name
    /// that a policy cannot hold. Blanks and quotation marks are in no address.
    fileprivate var origin: String? {
        guard case .objects(let location, _) = self else { return nil }
        let parts = "\(location.address)".lowercased().split(separator: "/")
        guard parts.count > 1, !parts[1].contains(where: { ",;'".contains($0) }) else { return nil }
        return "\(parts[0])//\(parts[1])"
    }
}

extension [Domain] {
    /// The endpoints of all domains and the addresses of pages: what requests are counted by.
    public var limitedEndpoints: [EndpointDescription] {
        endpoints + PageSite.endpoints + flatMap(\.pages.rightEndpoints)
    }
}
